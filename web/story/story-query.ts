import { orpc } from '../api/api.ts';

export const storyQuery = (caseId: string) => orpc.story.get.queryOptions({ input: { id: caseId } });
