import { type Connection, headersOf, readAnswer } from "./request.ts";

/** `share` is how much of the body has left, 0 to 1. */
export type OnProgress = (share: number) => void;

/** Posts a multipart form. Only XMLHttpRequest tells how much of an upload has left. */
export function upload(
  connection: Connection,
  path: string,
  form: FormData,
  options: { headers?: Record<string, string>; onProgress?: OnProgress | undefined } = {},
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
