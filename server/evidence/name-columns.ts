import { mappingProblem, type Mapping } from '../../domain/ledger-of-account/mapping.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { changeOwn } from './change-own.ts';
import type { EvidenceOnPage } from './get.ts';
import { mappingSha256 } from './mappings.ts';
import { putProof } from './queries.ts';

type Named = { id: string; signature: string; mapping: Omit<Mapping, 'header'> | null };

/**
 * The merchant names the columns of their files with a header that no format knows; null takes it back. It counts for
 * this case alone, and what its exports show is derived again. Idempotent. Throws what `changeOwn` throws, CONFLICT for a
 * header that no file has, and INVALID_INPUT for what no file can be read by.
 */
export async function nameColumns(services: Services, user: User, given: Named): Promise<EvidenceOnPage> {
  const { id, signature } = given;
  return changeOwn(services, user, id, async (db, { row }) => {
    const { [signature]: before, ...others } = row.mappings;
    const table = row.proof?.tables?.find((each) => each.signature === signature);
    if (given.mapping && !table)
      throw new Refusal('CONFLICT', 'No file with these columns is there any more. Look at your exports now.');
    const mapping = given.mapping && table ? { ...given.mapping, header: table.guess.header } : null;
    const problem = mapping && mappingProblem(mapping);
    if (problem) throw new Refusal('INVALID_INPUT', problem);
    const [was, is] = [before ? mappingSha256(before) : null, mapping && mappingSha256(mapping)];
    if (was === is) return;
    await putProof(db, id, { mappings: JSON.stringify(mapping ? { ...others, [signature]: mapping } : others) });
    await writeHistory(db, user, id, {
      what: 'export_columns_named',
      field: signature,
      old_value: before?.columns ?? null,
      new_value: mapping?.columns ?? null,
    });
    await services.jobs.enqueue(db, 'derive-account-proof', { case_id: id });
  });
}
