import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** As `SMTP_URL`. */
  url: string;
  received: Email[];
  /** Waits for the next mail to this address, with this subject where one is given, that was not taken before. */
  take(recipient: string, subject?: string): Promise<Email>;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps its mails, and confirms each one after `accept`. */
export async function openMailbox(accept: (mail: Email) => Promise<void> = async () => undefined): Promise<Mailbox> {
  const received: Email[] = [];
  const taken = new Set<Email>();
  let arrived = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          received.push(mail);
          arrived.resolve();
          arrived = Promise.withResolvers();
          return accept(mail);
        })
        .then(() => callback(), callback);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async take(recipient, subject) {
      const isWanted = (mail: Email) =>
        mail.to?.some(({ address: to }) => to === recipient) && (subject === undefined || mail.subject === subject);
      for (;;) {
        const found = received.find((mail) => !taken.has(mail) && isWanted(mail));
        if (found) {
          taken.add(found);
          return found;
        }
        await arrived.promise;
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
