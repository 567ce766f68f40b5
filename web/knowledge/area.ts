import { createContext, useContext } from 'react';
import type { KnowledgeKind } from '../../domain/knowledge/kinds.ts';

/** Who is viewing the knowledge: staff and attorneys have the same pages at their own URLs. */
type Area = { base: '/admin/knowledge' | '/attorney/knowledge'; mayConfirm: boolean };

export const AreaContext = createContext<Area>({ base: '/admin/knowledge', mayConfirm: false });
export const useArea = () => useContext(AreaContext);

export const entryAddress = ({ base }: Area, kind: KnowledgeKind, id: string): string =>
  `${base}/${kind}/${encodeURIComponent(id)}`;
