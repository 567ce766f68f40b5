import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useLanguage } from '../language/language.ts';
import { Button } from './button.tsx';
import { Notice } from './feedback.tsx';

/**
 * A part of a page that is loaded when it is first shown. If its script does not arrive, it says so in its own place,
 * with *Try again*, and the rest of the page stays. `waiting` is shown meanwhile.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let Loaded = lazy(load);
  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const again = () => {
      // React keeps the outcome of a `lazy`, also a failure.
      Loaded = lazy(load);
      setAttempt(attempt + 1);
    };
    return (
      <Part key={attempt} onAgain={again}>
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </Part>
    );
  };
}

type PartProps = { onAgain: () => void; children: ReactNode };

class Part extends Component<PartProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <PartFailed onAgain={this.props.onAgain} /> : this.props.children;
  }
}

function PartFailed({ onAgain }: { onAgain: () => void }) {
  const { t } = useLanguage();
  return (
    <Notice tone="warning" announce title={t('This part of the page could not be loaded')}>
      <p>{t('The connection may have dropped. The rest of the page works.')}</p>
      <div className="button-row">
        <Button variant="secondary" size="small" onClick={onAgain}>
          {t('Try again')}
        </Button>
      </div>
    </Notice>
  );
}
