import { useLanguage } from '../language/language.ts';

/** How and where the original of a paper signed by hand is mailed. */
export function MailTo({ lines }: { lines: readonly string[] }) {
  const { t } = useLanguage();
  return (
    <>
      <p>
        {t(
          'Mail the original, with a tracking number, to the firm of your attorney. It goes to the processor with the letter.',
        )}
      </p>
      {lines.length > 0 ? (
        <address dir="auto">
          {lines.map((line) => (
            <span key={line} className="ink-steps__line">
              {line}
            </span>
          ))}
        </address>
      ) : (
        <p>{t('Your attorney tells you the address in a message.')}</p>
      )}
    </>
  );
}
