import type { MerchantAction } from '../../../domain/cases/next-step.ts';
import type { StageView } from '../../../domain/cases/stage.ts';
import type { Late } from '../../../domain/cases/late.ts';
import type { CaseProcessor } from '../../../domain/processors.ts';
import { useLanguage } from '../../language/language.ts';
import { Due } from './due.tsx';
import { owedBy } from './stage-steps.ts';
import type { Known } from './use-next-step.ts';

type StageTextProps = {
  theCase: CaseProcessor & { stage: StageView; late: Late | null; actions: readonly MerchantAction[] };
  known: Known;
};

/**
 * Who acts next, and by when. Silent where what the merchant owes says it: that is their own step, and all that is left of a case that has ended or
 * that its attorney leaves. Of a case that has ended it says nothing either before it is known that nothing is owed.
 */
export function StageText({ theCase: { stage, late, actions, ...theCase }, known }: StageTextProps) {
  const { t } = useLanguage();
  const said =
    actions.length > 0 &&
    (['merchant', 'nobody'].includes(stage.owner) || actions.some(({ kind }) => kind === 'find_counsel'));
  if (said || (stage.owner === 'nobody' && known !== 'known')) return null;
  const owed = owedBy(stage.owner, theCase);
  return (
    <p>
      {owed ? <strong>{t(owed)}: </strong> : null}
      {t(stage.next)} {late ? null : <Due on={stage.due_on} />}
    </p>
  );
}
