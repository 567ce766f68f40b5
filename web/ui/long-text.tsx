import { useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { Button } from './button.tsx';

const lineLength = 42;

/** Whether a text takes more than so many lines on a phone, and one. */
const isLong = (text: string, shownLines: number): boolean =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lineLength)), 0) >
  shownLines + 1;

/** What somebody wrote, its first lines until it is opened. */
export function LongText({ text, lines = 3, className = '' }: { text: string; lines?: 2 | 3; className?: string }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const cut = isLong(text, lines) && !isOpen;
  return (
    <>
      <p className={cut ? `${className} long-text long-text--${lines}` : className} dir="auto">
        {text}
      </p>
      {cut ? (
        <Button variant="quiet" size="small" className="long-text__open" onClick={() => setOpen(true)}>
          {t('Read all of it')}
        </Button>
      ) : null}
    </>
  );
}
