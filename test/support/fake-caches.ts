interface Found {
  readonly cacheName?: string;
}

const base = 'https://learn.example.org';

/** In-memory cache storage of a browser, as far as offline courses use it. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(address: string, { cacheName = '' }: Found = {}): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.match(address);
  }
}

class FakeCache {
  readonly #answers = new Map<string, Response>();

  async put(address: string, response: Response): Promise<void> {
    const { status, headers } = response;
    this.#answers.set(hrefOf(address), new Response(await response.arrayBuffer(), { status, headers }));
  }

  async match(address: string): Promise<Response | undefined> {
    return this.#answers.get(hrefOf(address))?.clone();
  }

  async delete(address: string): Promise<boolean> {
    return this.#answers.delete(hrefOf(address));
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.#answers.keys()].map((url) => ({ url }));
  }
}

function hrefOf(address: string): string {
  return new URL(address, base).href;
}
