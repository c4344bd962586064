interface Note {
  readonly text: string;
  readonly version: number;
  readonly changedAt: number | null;
}

/** Fake server for notes, by the address of their lessons. */
export class NoteServer {
  /** True if it is unreachable. */
  isAway = false;
  /** It stores requests, but its responses wait for this promise; if that rejects, they are lost. */
  line: Promise<void> | null = null;
  /** User of the session cookie. */
  uid: string;
  readonly notes = new Map<string, Note>();
  readonly puts: { readonly userId?: string | null; readonly text: string; readonly version: number }[] = [];

  constructor(uid: string) {
    this.uid = uid;
  }

  readonly fetch = async (url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    if (this.isAway) throw new TypeError('offline');
    const there = this.notes.get(url) ?? { text: '', version: 0, changedAt: null };
    if (method === 'GET') return Response.json(there);
    const answer = this.#put(url, there, JSON.parse(body as string) as (typeof this.puts)[number]);
    await this.line;
    return answer;
  };

  #put(url: string, there: Note, put: (typeof this.puts)[number]): Response {
    this.puts.push(put);
    if (put.userId && put.userId !== this.uid) return refused('another-learner');
    if (put.version !== there.version) return put.text === there.text ? Response.json(there) : refused('note-changed');
    const saved = { text: put.text, version: there.version + 1, changedAt: 1 };
    this.notes.set(url, saved);
    return Response.json(saved);
  }
}

const refused = (code: string) => Response.json({ code, status: 409, detail: 'No.' }, { status: 409 });

export const noteAddress = (lessonId: string) => `/api/courses/course2/lessons/${lessonId}/note`;
