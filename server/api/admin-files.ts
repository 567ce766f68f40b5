import { setFileKind } from '../documents/set-file-kind.ts';
import { api, signedIn } from './guard.ts';
import { presentAdminFile } from './present-admin-file.ts';

export const adminFiles = {
  setFileKind: api.admin.setFileKind.handler(async ({ context, input }) => {
    const file = await setFileKind(context.services, signedIn(context), input.id, input.document_type);
    return presentAdminFile(file, context.services.scanner.name);
  }),
};
