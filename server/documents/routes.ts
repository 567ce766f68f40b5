import { setFileKind } from './set-kind.ts';
import { api, signedIn } from '../kernel/api.ts';
import { presentAdminFile } from './present-file-for-staff.ts';

export const adminFiles = {
  setFileKind: api.admin.setFileKind.handler(async ({ context, input }) => {
    const file = await setFileKind(context.services, signedIn(context), input.id, input.document_type);
    return presentAdminFile(file, context.services.scanner.name);
  }),
};
