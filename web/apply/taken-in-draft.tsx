import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { exportsPartId } from './draft-answers.ts';
import { TakenAsExports } from './taken-as-exports.tsx';

/** What was taken as exports of an application. `hasPlace`: its page shows the exports. */
export default function TakenInDraft({ names, hasPlace }: { names: readonly string[]; hasPlace: boolean }) {
  return <TakenAsExports names={names}>{hasPlace ? <ShowExports /> : null}</TakenAsExports>;
}

/** Opens the place of the exports on the wizard's page. */
function ShowExports() {
  const { t } = useLanguage();
  const show = () => {
    const part = document.getElementById(exportsPartId);
    if (!(part instanceof HTMLDetailsElement)) return;
    part.open = true;
    part.querySelector('summary')?.focus();
  };
  return (
    <Button variant="quiet" size="small" onClick={show}>
      {t('Show it')}
    </Button>
  );
}
