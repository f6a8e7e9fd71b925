/** The reply to a form that was taken. */
export interface Taken {
  message: string;
  address?: string | undefined;
}

/** The page at which the visitor goes on, where the reply names one. */
export const nextAddress = ({ address }: Taken): string | undefined => address;
