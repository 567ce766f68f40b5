import type { Firm } from '../../drafting/facts/case-file.ts';

export type AttorneyRow = {
  user_id: string;
  full_name: string;
  title: string;
  bar_number: string;
  bar_state: string;
  firm_name: string;
  firm_lines: string[];
};

/** Letterhead and signature block exactly as recorded. */
export function firmOf(attorney: AttorneyRow): Firm {
  return {
    letterhead: { firm_name: attorney.firm_name, firm_lines: attorney.firm_lines },
    signature: {
      name: attorney.full_name,
      title: attorney.title,
      bar_number: attorney.bar_number,
      bar_state: attorney.bar_state,
      firm: attorney.firm_name,
      lines: [],
    },
  };
}
