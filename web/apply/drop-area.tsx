import { useState, type DragEvent, type ReactNode } from 'react';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import './drop-area.css';
import type { Uploader } from './uploader.ts';

/** Takes files that are dragged onto it, as `kind`. */
export function DropArea({ uploader, kind, children }: { uploader: Uploader; kind: FileKind; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent, now: boolean) => {
    event.preventDefault();
    setOver(now);
  };
  const drop = (event: DragEvent) => {
    hover(event, false);
    void uploader.add([...event.dataTransfer.files], kind);
  };
  return (
    <div
      className={over ? 'drop drop--over' : 'drop'}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
