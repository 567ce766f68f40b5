import type { PaperView } from '../../../../contract/papers.ts';
import { drawnBox } from '../../../../domain/papers/signed-paper.ts';
import { useDates } from '../../../language/use-dates.ts';
import { useLanguage } from '../../../language/language.ts';
import { paperWords } from '../../../papers/paper-words.ts';
import { PaperText } from '../../../ui/paper-text.tsx';

/** The text of a paper with its signatures, after its Spanish for those who read that; the English governs. */
export function BothTexts({ paper: { kind, title, text, spanish, signatures } }: { paper: PaperView }) {
  const { t, tag } = useLanguage();
  const label = t('Text of {title}', { title: t(title) });
  const isTranslated = spanish !== null && tag === 'es';
  return (
    <>
      <EnglishGoverns says={paperWords[kind].governs} />
      {isTranslated ? (
        <div className="agreement">
          <PaperText text={spanish} label={label} lang="es" />
        </div>
      ) : null}
      <div className="agreement">
        <PaperText text={text} label={label} title={!isTranslated} />
        {signatures.length > 0 ? <Signatures signatures={signatures} /> : null}
      </div>
    </>
  );
}

/** Above a text to be signed, on a screen in another language: the text stays English, and governs. */
function EnglishGoverns({ says }: { says: string }) {
  const { tag, t } = useLanguage();
  return tag === 'en' ? null : <p className="measure no-print">{t(says)}</p>;
}

function Signatures({ signatures }: { signatures: PaperView['signatures'] }) {
  const { t } = useLanguage();
  const { momentOf } = useDates();
  return (
    <section className="agreement__signature" aria-labelledby="signature-title">
      <h2 id="signature-title">{t('Signature')}</h2>
      {signatures.map(({ id, name, at, address, drawn, sha256 }) => (
        <div key={id}>
          {drawn === null ? null : (
            <svg
              className="agreement__drawn"
              viewBox={`0 0 ${drawnBox.width} ${drawnBox.height}`}
              role="img"
              aria-label={t('Drawn signature of {name}', { name })}
            >
              <path d={drawn} className="signature-pad__stroke" />
            </svg>
          )}
          <dl className="facts">
            <div>
              <dt>{t('Signed by')}</dt>
              <dd dir="auto">{name}</dd>
            </div>
            <div>
              <dt>{t('When')}</dt>
              <dd>
                <time dateTime={at}>{momentOf(at)}</time>
              </dd>
            </div>
            <div>
              <dt>{t('From network address')}</dt>
              <dd className="mono">{address}</dd>
            </div>
            <div>
              <dt>{t('SHA-256 of text and signature')}</dt>
              <dd className="mono agreement__hash">{sha256}</dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
}
