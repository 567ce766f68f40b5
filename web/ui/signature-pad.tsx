import { useRef, useState, type PointerEvent } from 'react';
import { drawnBox } from '../../domain/papers/signed-paper.ts';
import { Button } from './button.tsx';
import { pathOf, strokesOf, withPoint, type Point, type Stroke } from './signature-strokes.ts';
import { useLanguage } from '../language/language.ts';
import './signature-pad.css';

type PadProps = {
  path: string | null;
  onPath: (path: string | null) => void;
  error?: string | undefined;
  /** It is the signature itself, and not besides a typed name. */
  alone?: boolean;
};

/** A box to draw a signature in, by finger, pen or mouse. Who cannot draw types the name, a signature by itself. */
export function SignaturePad({ path, onPath, error, alone = false }: PadProps) {
  const { t } = useLanguage();
  const [drawing, setDrawing] = useState<Stroke | null>(null);
  const box = useRef<SVGSVGElement>(null);
  const strokes = path === null ? [] : strokesOf(path);
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return [((event.clientX - left) / width) * drawnBox.width, ((event.clientY - top) / height) * drawnBox.height];
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing(withPoint([], pointOf(event)));
  };
  const move = (event: PointerEvent) => drawing && setDrawing(withPoint(drawing, pointOf(event)));
  const end = () => {
    if (drawing) onPath(pathOf([...strokes, drawing]));
    setDrawing(null);
  };
  return (
    <div className={error ? 'field field--invalid' : 'field'}>
      <p className="field__label" id="pad-label">
        {t('Drawn signature')} {!alone && <span className="field__optional">{t('(optional)')}</span>}
      </p>
      <p className="field__hint" id="pad-hint">
        {t('Sign in the box with a finger, a pen or the mouse. If you cannot draw, your typed name is enough.')}
      </p>
      {error ? (
        <p className="field__error">
          <span className="visually-hidden">{t('Error:')} </span>
          {t(error)}
        </p>
      ) : null}
      <svg
        ref={box}
        className="signature-pad"
        viewBox={`0 0 ${drawnBox.width} ${drawnBox.height}`}
        role="img"
        aria-label={t(strokes.length === 0 ? 'Nothing drawn yet' : 'Your drawn signature')}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="24" x2={drawnBox.width - 24} y1="156" y2="156" className="signature-pad__line" />
        <path d={pathOf(drawing ? [...strokes, drawing] : strokes) ?? ''} className="signature-pad__stroke" />
      </svg>
      <div className="button-row">
        <Button variant="quiet" size="small" disabled={path === null} onClick={() => onPath(null)}>
          {t('Clear the drawing')}
        </Button>
      </div>
    </div>
  );
}
