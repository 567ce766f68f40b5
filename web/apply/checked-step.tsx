import { Link } from 'react-router';
import type { Answers } from '../../domain/intake/answers.ts';
import { shownFields } from '../../domain/intake/read-application.ts';
import type { RowGroup, Step } from '../../domain/intake/step.ts';
import { answerInWords, filledRows, notProvided, sizeInWords } from './answer-words.ts';
import type { DraftState } from './draft-keeper.ts';
import { anyKind, kindLabel } from './document-kinds.ts';
import { addressOf } from './step-address.ts';
import { fieldId } from './step-field.tsx';

export function CheckedStep({ step, index, answers }: { step: Step; index: number; answers: Answers }) {
  return (
    <dl className="facts">
      {shownFields(step, answers).map((field) => (
        <Fact key={field.name} label={field.label} words={answerInWords(field, answers.fields[field.name])} change={`${addressOf(index, 'check')}#${fieldId(field.name)}`} />
      ))}
      {step.rows?.map((group) => (
        <Fact key={group.name} label={group.title} words={rowsInWords(group, answers[group.name])} change={`${addressOf(index, 'check')}#${fieldId(`${group.name}.0.${group.named}`)}`} />
      ))}
    </dl>
  );
}

export function CheckedFiles({ index, draft }: { index: number; draft: DraftState }) {
  const kindOf = (id: string) => kindLabel(draft.answers.files.find((file) => file.id === id)?.document_type ?? anyKind);
  const words = draft.uploads.map((upload) => `${upload.filename} (${sizeInWords(upload.size_bytes)}), ${kindOf(upload.id)}`).join('\n');
  return <dl className="facts"><Fact label="Files" words={words || notProvided} change={addressOf(index, 'check')} /></dl>;
}

function Fact({ label, words, change }: { label: string; words: string; change: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={words === notProvided ? 'muted' : undefined}>{words}</dd>
      <dd><Link to={change}>Change<span className="visually-hidden"> {label}</span></Link></dd>
    </div>
  );
}

function rowsInWords(group: RowGroup, rows: Answers['owners']): string {
  const lines = filledRows(rows).map((row) => group.fields.map((field) => answerInWords(field, row[field.name])).filter((each) => each !== notProvided).join(', '));
  return lines.length > 0 ? lines.join('\n') : notProvided;
}
