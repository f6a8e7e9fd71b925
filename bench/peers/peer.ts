/** A site that is measured, with the same posts as the other. */
export interface Peer {
  name: string;
  home: string;
  post: string;
  /** Its home page as it is answered from memory as quickly as its makers can: stored, and compressed. */
  stored: string;
  stop(): Promise<void>;
}

/** Position of the post that is opened among the newest: it stands on neither home page's first screen. */
export const OPENED = 3;
