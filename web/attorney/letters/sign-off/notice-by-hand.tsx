import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { ApiError, apiErrorFrom, messageOf, unreachable } from '../../../api/api-error.ts';
import { orpc } from '../../../api/api.ts';
import { changedFile, isReadable } from '../../../apply/readable-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { showToast } from '../../../ui/toasts.tsx';

/** How counsel sends a notice by email: the approved email as a file to open, and a place for the one that they sent. */
export function NoticeByHand({ letter, to }: { letter: LetterView; to: string }) {
  const cache = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const adding = useMutation({
    mutationFn: (sent: File) => addSentEmail(letter.id, sent),
    onSuccess: (shown) => {
      cache.setQueryData(orpc.letters.get.queryKey({ input: { id: letter.id } }), shown);
      void cache.invalidateQueries({ queryKey: orpc.letters.listQueue.key() });
      showToast({ title: 'The notice has left. The email is kept with it.' });
    },
  });
  return (
    <div className="tracking">
      <p>
        <strong>You send this notice, to {to}.</strong> Open the file in your mail program and send it as it is, from
        your own address. Then save the sent email as a file and add it here: the notice has left once it is here.
      </p>
      <a className="button button--secondary button--small" href={`/api/letters/${letter.id}/notice.eml`} download>
        Download the .eml
      </a>
      {adding.isError && (
        <Notice tone="danger" title="The email is not kept">
          {messageOf(adding.error, 'Please try again.')}
        </Notice>
      )}
      <label className="field__label" htmlFor="sent-email">
        The email as you sent it (.eml)
      </label>
      <input
        id="sent-email"
        type="file"
        accept=".eml,message/rfc822"
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <Button
        variant="secondary"
        size="small"
        disabled={file === null}
        busy={adding.isPending}
        busyLabel="Adding…"
        onClick={() => file && adding.mutate(file)}
      >
        Add the sent email
      </Button>
    </div>
  );
}

/** Adds the email by which counsel sent a notice, as their mail program saved it; returns the letter. Throws an `ApiError`. */
async function addSentEmail(letterId: string, file: File): Promise<LetterView> {
  if (!(await isReadable(file))) throw new ApiError('UNREADABLE', changedFile.message, 0);
  const response = await fetch(`/api/letters/${letterId}/sent-email`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: file,
    credentials: 'same-origin',
  }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!response.ok) throw apiErrorFrom(await response.json().catch(() => null), response.status);
  return response.json();
}
