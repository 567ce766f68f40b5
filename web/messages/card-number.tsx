import { useState } from 'react';
import { cardNumberIn, withoutCardNumbers } from '../../domain/card-number.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback.tsx';
import { useLanguage } from '../language/language.ts';

/**
 * Whether a text that contains a card number may be sent: only after its author has said that it is not a card number.
 */
export function useCardNumber(text: string) {
  const [asked, setAsked] = useState(false);
  const [meant, setMeant] = useState<string | null>(null);
  const isMeant = meant === text;
  const isFound = !isMeant && cardNumberIn(text) !== null;
  return {
    isShown: asked && isFound,
    isMeant,
    /** True if the text must not be sent yet; then the question is shown. */
    ask: () => {
      setAsked(true);
      return isFound;
    },
    mean: () => setMeant(text),
  };
}

type CardNumberProps = { card: ReturnType<typeof useCardNumber>; text: string; onText: (text: string) => void };

/** Asks about what looks like a card number, because nobody needs the whole number. */
export function CardNumber({ card, text, onText }: CardNumberProps) {
  const { t } = useLanguage();
  if (!card.isShown) return null;
  return (
    <Notice tone="warning" title="This looks like a card number" announce>
      <p>{t('Nobody here needs the whole number. The last four digits are enough.')}</p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={() => onText(withoutCardNumbers(text))}>
          {t('Cover all but the last four')}
        </Button>
        <Button variant="quiet" size="small" onClick={card.mean}>
          {t('It is not a card number')}
        </Button>
      </div>
    </Notice>
  );
}
