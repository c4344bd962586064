declare module '../db/tables.ts' {
  interface Tables {
    outbox: {
      id: string;
      kind: string;
      /** JSON. */
      payload: string;
      attempts: number;
      /** Milliseconds since 1970: not before this moment. */
      dueAt: number;
    };
  }
}
export {};
