/** `fetch` for uploads: it cannot tell how much of a body has been sent, and its elder can. */
export function fetchByXhr(onProgress: (share: number) => void): typeof fetch {
  return async (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : String(input));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const { status, statusText } = request;
        resolve(new Response(request.responseText, { status, statusText }));
      });
      request.addEventListener('error', () => reject(new TypeError('Failed to send')));
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}
