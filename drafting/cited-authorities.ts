import type { LetterDocument } from '../domain/letters/letter.ts';
import { authorities } from '../knowledge/load.ts';

export type CitedAuthority = {
  id: string;
  citation: string;
  title: string;
  proposition: string;
  weakens: string;
  source_url: string | null;
  verify_note: string;
};

/** The authorities a letter's blocks rely on, in order of appearance. */
export function citedAuthorities(document: LetterDocument): CitedAuthority[] {
  const ids = new Set(document.blocks.flatMap((block) => block.authority_refs));
  return [...ids].flatMap((id) => {
    const found = authorities.get(id);
    return found
      ? [
          {
            id,
            citation: found.citation,
            title: found.title,
            proposition: found.proposition,
            weakens: found.weakens,
            source_url: found.source_url,
            verify_note: found.verify_note,
          },
        ]
      : [];
  });
}
