import { createEventHub, type HubOptions } from './event-hub';

/** The live channel sends the feed's position as events; tablets pull the rows. */
export type LiveHub = {
  open(session: string): ReadableStream<Uint8Array>;
  signal(seq: number): void;
  keepOnly(sessions: ReadonlySet<string>): void;
  clients(): number;
  close(): void;
};

type LiveHubOptions = Omit<HubOptions, 'news'> & { epoch: string; headSeq: () => number };

export function createLiveHub({ epoch, headSeq, ...options }: LiveHubOptions): LiveHub {
  let latestSeq = 0;
  const { open, tell, keepOnly, clients, close } = createEventHub({ ...options, news: signalText });

  function signalText(): string {
    const seq = Math.max(latestSeq, headSeq());
    return `event: poke\nid: ${epoch}.${seq}\ndata: {"seq":${seq}}\n\n`;
  }

  return {
    open,
    keepOnly,
    clients,
    close,
    signal(seq) {
      latestSeq = seq;
      tell();
    },
  };
}
