import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedVersion } from '../../../../contract/letter-versions.ts';
import { versionDifferences } from '../../../../domain/letters/letter-differences.ts';
import { authorRoleText, reasonText } from '../../../../domain/letters/letter-version.ts';
import { messageOf } from '../../../api/api-error.ts';
import { orpc } from '../../../api/api.ts';
import { momentOf } from '../../firm-dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { ChangedWords } from './changed-words.tsx';

type Chosen = { from: number; to: number };
type VersionsDialogProps = { letterId: string; version: number; onClose: () => void };

/** Any two versions of a letter, word by word; at first the current one and the one before it. */
export default function VersionsDialog({ letterId, version, onClose }: VersionsDialogProps) {
  const [chosen, choose] = useState<Chosen>({ from: Math.max(1, version - 1), to: version });
  const versions = useQuery(orpc.letters.listVersions.queryOptions({ input: { id: letterId } }));
  return (
    <Dialog open size="wide" onOpenChange={(open) => !open && onClose()} title="Compare versions">
      {versions.isError ? (
        <Notice tone="danger">{messageOf(versions.error, 'The versions could not be loaded.')}</Notice>
      ) : versions.data ? (
        <div className="fields">
          <Choice items={versions.data.items} chosen={chosen} onChoose={choose} />
          <Differences letterId={letterId} {...chosen} />
        </div>
      ) : (
        <Skeletons rows={4} height="2rem" label="Loading the versions…" />
      )}
    </Dialog>
  );
}

/** "Version 3, edited by Jordan Avery, attorney, Nov 24, 3:04 PM". */
function versionLabel({ version, why, by, created_at }: ListedVersion): string {
  const role = by.role === null || by.role === 'system' ? '' : `, ${authorRoleText[by.role] ?? by.role}`;
  const author = by.name === null ? '' : ` by ${by.name}${role}`;
  return `Version ${version}: ${reasonText[why].toLowerCase()}${author}, ${momentOf(created_at)}`;
}

type ChoiceProps = { items: readonly ListedVersion[]; chosen: Chosen; onChoose: (chosen: Chosen) => void };

function Choice({ items, chosen, onChoose }: ChoiceProps) {
  const options = items.map((each) => ({ value: String(each.version), label: versionLabel(each) }));
  return (
    <div className="compare__choice">
      <SelectField
        id="versions-from"
        label="From"
        width="full"
        options={options}
        value={String(chosen.from)}
        onChange={(event) => onChoose({ ...chosen, from: Number(event.target.value) })}
      />
      <SelectField
        id="versions-to"
        label="To"
        width="full"
        options={options}
        value={String(chosen.to)}
        onChange={(event) => onChoose({ ...chosen, to: Number(event.target.value) })}
      />
    </div>
  );
}

function Differences({ letterId, from, to }: { letterId: string } & Chosen) {
  // A version never changes.
  const read = (version: number) => ({
    ...orpc.letters.getVersion.queryOptions({ input: { id: letterId, version } }),
    staleTime: Infinity,
  });
  const [older, newer] = [useQuery(read(from)), useQuery(read(to))];
  const error = older.error ?? newer.error;
  if (error) return <Notice tone="danger">{messageOf(error, 'A version could not be loaded.')}</Notice>;
  if (!older.data || !newer.data) return <Skeletons rows={6} height="1.25rem" label="Loading the texts…" />;
  const differences = versionDifferences(newer.data.document, older.data.document);
  return (
    <>
      <p role="status" className="muted">
        {differenceCount(differences.length, from, to)}
      </p>
      <ul role="list" className="compare">
        {differences.map(({ key, label, mine, theirs }) => (
          <li key={key} className="compare__side">
            <p className="muted small">{label}</p>
            <ChangedWords before={theirs} after={mine} />
          </li>
        ))}
      </ul>
    </>
  );
}

function differenceCount(count: number, from: number, to: number): string {
  if (from === to) return 'This is one version. Choose another to compare it with.';
  if (count === 0) return `Versions ${from} and ${to} say the same.`;
  return `${count === 1 ? 'One part differs' : `${count} parts differ`}: struck through is in version ${from} only, underlined in version ${to} only.`;
}
