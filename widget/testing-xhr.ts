/**
 * XMLHttpRequest for tests, over `fetch`: the one of jsdom reaches no server when it runs under Bun. Only what an
 * upload uses; the body is really encoded, sent and answered.
 */
export class FetchingXhr {
  withCredentials = false;
  status = 0;
  statusText = "";
  responseText = "";
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  readonly upload = {
    onprogress: null as ((event: { loaded: number; total: number }) => void) | null,
    onload: null as (() => void) | null,
  };
  #request = { method: "", url: "" };
  #headers: Record<string, string> = {};
  #answered: Headers | null = null;
  #aborted = false;

  open(method: string, url: string) {
    this.#request = { method, url };
  }

  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }

  getResponseHeader(name: string) {
    return this.#answered?.get(name) ?? null;
  }

  abort() {
    this.#aborted = true;
    this.onabort?.();
  }

  async send(form: FormData) {
    const boundary = "----test-boundary";
    const body = await encode(form, boundary);
    const headers = { ...this.#headers, "Content-Type": `multipart/form-data; boundary=${boundary}` };
    try {
      this.upload.onprogress?.({ loaded: body.length / 2, total: body.length });
      const answered = fetch(this.#request.url, { method: this.#request.method, headers, body });
      // The body has left before the answer comes.
      this.upload.onload?.();
      const response = await answered;
      if (this.#aborted) return;
      this.status = response.status;
      this.statusText = response.statusText;
      this.#answered = response.headers;
      this.responseText = await response.text();
    } catch {
      return this.#aborted ? undefined : this.onerror?.();
    }
    this.onload?.();
  }
}

async function encode(form: FormData, boundary: string) {
  const parts: Uint8Array[] = [];
  const text = (words: string) => parts.push(new TextEncoder().encode(words));
  for (const [name, value] of form) {
    const file = typeof value === "string" ? null : value;
    const filename = file ? `; filename="${file.name}"\r\nContent-Type: ${file.type}` : "";
    text(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n`);
    if (file) parts.push(new Uint8Array(await file.arrayBuffer()));
    else text(String(value));
    text("\r\n");
  }
  text(`--${boundary}--\r\n`);
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
