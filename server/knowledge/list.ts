import { libraryLists, type LibraryLists } from '../../drafting/library-lists.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { readMarks, type Marks } from './marks.ts';

/** The library's tables, and what the installation says of their entries. */
export async function list(services: Services, person: Person): Promise<{ lists: LibraryLists; marks: Marks }> {
  return { lists: libraryLists, marks: await services.database.as(person, readMarks) };
}
