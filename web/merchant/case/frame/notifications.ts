import { orpc } from '../../../api/api.ts';

export const notifications = orpc.cases.listNotifications.queryOptions();
