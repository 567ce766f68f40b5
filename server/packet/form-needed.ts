import type { PacketOnFile } from '../letters/packet-on-file.ts';

/**
 * A form or a page of the processor that the version requires; `needs`: recorded as a file, or as submitted on the web.
 */
type FormNeeded = { name: string; link: string; needs: 'file' | 'web' };

export function formNeeded({ governing, packet }: PacketOnFile): FormNeeded | null {
  const { agreement } = governing.procedure;
  if (agreement === null) return null;
  const form = agreement.procedure.form.value;
  if (form !== null) return { name: form.name, link: form.link, needs: packet.carrier === 'webform' ? 'web' : 'file' };
  return packet.channel === 'contact_page'
    ? { name: 'The contact page', link: agreement.source_url, needs: 'web' }
    : null;
}
