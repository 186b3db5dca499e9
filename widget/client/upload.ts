import { type Connection, headersOf, readAnswer } from "./request.ts";

/** What a caller may do about a request under way: watch how much of its body has left, from 0 to 1, and end it. */
export interface Sending {
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Aborted, the request ends with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
}

/** Posts a multipart form. Only XMLHttpRequest tells how much of an upload has left. */
export function upload(
  connection: Connection,
  path: string,
  form: FormData,
  options: Sending & { headers?: Record<string, string> } = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open("POST", connection.settings().api + path);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries({ ...headersOf(connection), ...options.headers })) {
      xhr.setRequestHeader(name, value);
    }
    xhr.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total > 0 ? loaded / total : 0);
    xhr.upload.onload = () => options.onProgress?.(1);
    options.signal?.addEventListener("abort", () => xhr.abort());
    xhr.onabort = () => reject(new DOMException("The request was ended", "AbortError"));
    xhr.onerror = () => reject(new TypeError("The server could not be reached"));
    xhr.onload = () => {
      try {
        resolve(readAnswer(xhr.status, xhr.statusText, xhr.responseText, xhr.getResponseHeader("content-type")));
      } catch (error) {
        reject(error);
      }
    };
    xhr.send(form);
  });
}
