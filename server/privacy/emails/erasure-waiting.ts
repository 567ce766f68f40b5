import { z } from 'zod';
import { link, template, text } from '../../email/template.ts';

/** To staff. Who asks and what they wrote stays on the page. */
export const erasureWaiting = template({
  payload: z.object({}),
  kind: 'essential',
  write: (_payload, publicUrl) => ({
    subject: 'A request to erase personal data waits for a decision',
    preview: 'Confirm it, or refuse it and say why.',
    body: [
      text(
        'Somebody asked us to erase the data that we hold of them. The page shows what would go and what must stay; confirm the request, or refuse it and say why.',
      ),
      link('Erasure requests', `${publicUrl}/admin/erasures`),
    ],
  }),
});
