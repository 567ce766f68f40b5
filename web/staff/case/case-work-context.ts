import { createContext, type ReactNode } from 'react';
import type { AdminCase } from '../cases/case-fields.ts';

export type CaseWorkProps = {
  theCase: AdminCase;
  /** A row's key, or `next`: what the case's next action asks for. */
  row: string;
  onRow: (row: string | null) => void;
};

/** Shows what is to be done in a case. The acts are made of the case's parts, so that the case cannot import them. */
export const CaseWorkContext = createContext<(props: CaseWorkProps) => ReactNode>(() => null);
