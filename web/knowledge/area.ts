import { createContext, useContext } from 'react';
import type { KnowledgeKind } from '../../domain/knowledge/kinds.ts';

/** Where the library is being read: staff and attorneys have the same pages at addresses of their own. */
type Area = { base: '/admin/knowledge' | '/attorney/knowledge'; mayConfirm: boolean };

export const AreaContext = createContext<Area>({ base: '/admin/knowledge', mayConfirm: false });
export const useArea = () => useContext(AreaContext);

export const entryAddress = ({ base }: Area, kind: KnowledgeKind, id: string): string =>
  `${base}/${kind}/${encodeURIComponent(id)}`;
