import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { EvidenceView } from '../../../contract/evidence.ts';
import { mappingProblem, type MappableFile, type Mapping } from '../../../domain/ledger-of-account/mapping.ts';
import { messageOf } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { useLanguage } from '../../language/language.ts';
import { Button } from '../../ui/button.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { refreshCases, refreshOnConflict } from '../case/frame/use-case.ts';
import {
  ColumnFields,
  CurrencyField,
  FirstRows,
  KindFields,
  firstRoles,
  moreRoles,
  type Fields,
} from './column-fields.tsx';
import { mappingOf, restoreDraft, startOf, type MappingDraft } from './mapping-draft.ts';

type Part = { caseId: string; table: MappableFile };

/**
 * The files whose header nobody knows: what their columns are says the merchant, once for all with the same header. What
 * is refused is asked about; of what is read it can be changed.
 */
export function NameColumns({ caseId, view, refused }: { caseId: string; view: EvidenceView; refused: boolean }) {
  const { proof, may } = view;
  if (!may.answer || !proof) return null;
  const tables = [...new Map(proof.tables?.map((table) => [table.signature, table])).values()];
  const isRefused = (table: MappableFile): boolean => proof.refused.some(({ sha256 }) => sha256 === table.sha256);
  return tables
    .filter((table) => isRefused(table) === refused)
    .map((table) => (
      <Named key={`${table.signature}-${table.named?.by}`} caseId={caseId} table={table} isRefused={refused} />
    ));
}

function Named({ caseId, table, isRefused }: Part & { isRefused: boolean }) {
  const { t } = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const { named, signature, name } = table;
  const saving = useMutation({
    mutationFn: (mapping: Omit<Mapping, 'header'> | null) =>
      api.evidence.nameColumns({ id: caseId, signature, mapping }),
    onSuccess: refreshCases,
    onError: refreshOnConflict,
  });
  const error = saving.error ? messageOf(saving.error, 'Please try again.') : null;
  return (
    <section className="case-part columns" aria-labelledby={`columns-${signature}`}>
      <h2 id={`columns-${signature}`}>{t('What the columns of {file} are', { file: name })}</h2>
      {named && !isRefused ? (
        <p className="measure">
          {t(
            named.by === 'staff'
              ? 'Our staff confirmed how this kind of file is read.'
              : 'The file is read by the columns as you named them. Until our staff has confirmed them, its sums are “at least”.',
          )}
        </p>
      ) : null}
      {isRefused || isChanging ? (
        <ColumnsForm
          caseId={caseId}
          table={table}
          error={error}
          isBusy={saving.isPending}
          onSave={(mapping, saved) =>
            saving.mutate(mapping, {
              onSuccess: () => {
                saved();
                setChanging(false);
              },
            })
          }
        />
      ) : (
        <div className="button-row">
          <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
            {t('Change the columns')}
          </Button>
          {named?.by === 'merchant' ? (
            <Button
              variant="quiet"
              size="small"
              busy={saving.isPending}
              busyLabel="Saving…"
              onClick={() => saving.mutate(null)}
            >
              {t('Take the columns back')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}

type FormProps = Part & {
  error: string | null;
  isBusy: boolean;
  onSave: (mapping: Omit<Mapping, 'header'>, saved: () => void) => void;
};

/** What is chosen and not sent is kept in the browser. */
function useDraft({ caseId, table }: Part) {
  const start = startOf(table);
  return useUnsaved<MappingDraft>({
    subject: 'export-columns',
    id: `${caseId}-${table.signature}`,
    start: () => start,
    restore: (left) => {
      const restored = restoreDraft(left);
      return restored && { ...start, ...restored };
    },
    toEntry: (draft) => {
      const changed = Object.entries(draft).filter(([key, text]) => text !== start[key]);
      return changed.length === 0 ? null : Object.fromEntries(changed);
    },
  });
}

function ColumnsForm({ caseId, table, error, isBusy, onSave }: FormProps) {
  const { t } = useLanguage();
  const { value, change, clear } = useDraft({ caseId, table });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { header, ...mapping } = mappingOf(table, value);
    const wrong = mappingProblem({ header, ...mapping });
    setProblem(wrong);
    if (wrong === null && !isBusy) onSave(mapping, () => clear());
  };
  const set: Fields['set'] = (key, text) => change((draft) => ({ ...draft, [key]: text }));
  const fields = { table, value, set };
  const shown = problem ?? error;
  return (
    <form className="columns__form" onSubmit={submit}>
      <FirstRows table={table} />
      <fieldset className="columns__fields">
        <legend>{t('Which column is which')}</legend>
        <ColumnFields {...fields} roles={firstRoles} />
        <CurrencyField {...fields} />
      </fieldset>
      <details className="fold" open={moreRoles.some(([role]) => startOf(table)[role] !== '')}>
        <summary>{t('More columns')}</summary>
        <div className="fold__body columns__fields">
          <ColumnFields {...fields} roles={moreRoles} />
        </div>
      </details>
      <KindFields {...fields} />
      <div>
        <Button type="submit" busy={isBusy} busyLabel="Saving…">
          {t('Read the file with these columns')}
        </Button>
      </div>
      {shown ? (
        <p className="field__error" role="alert">
          {t(shown)}
        </p>
      ) : null}
    </form>
  );
}
