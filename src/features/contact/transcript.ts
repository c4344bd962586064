interface Line {
  readonly sender: 'user' | 'bot';
  readonly text: string;
}

const speakers = { user: 'Visitor', bot: 'Bot' } as const;

/** Joins a visitor's addition, if any, and the conversation. This text is stored, and shown before it is sent. */
export function transcriptOf(message: string, conversation: readonly Line[]): string {
  const lines = conversation.map(({ sender, text }) => `${speakers[sender]}: ${text}`);
  return [message, lines.join('\n')].filter((part) => part !== '').join('\n\n');
}
