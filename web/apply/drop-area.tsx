import type { ReactNode } from 'react';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import { useFilePlace } from '../ui/use-file-place.ts';
import './drop-area.css';
import type { Uploader } from './uploader.ts';

/** Takes files that are dropped or pasted anywhere on its page, as `kind`. */
export function DropArea({ uploader, kind, children }: { uploader: Uploader; kind: FileKind; children: ReactNode }) {
  const over = useFilePlace((files) => void uploader.add(files, kind));
  return <div className={over ? 'drop drop--over' : 'drop'}>{children}</div>;
}
