/** The response exceeded the limit and is dropped. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong';
}

/** `fetch` whose responses fail after so many bytes, counted as they stream, so that nothing longer is ever held. */
export function cappedFetch(max: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let bytes = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > max) controller.error(new AnswerTooLong(`more than ${max} bytes`));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counting), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
