import { z } from 'zod';
import { passwordFault, passwordTexts } from '../../../domain/password.ts';
import { type User, type UserInput, userInput } from '../../../domain/user.ts';

/** The values of the form; `confirmation` and `invited` are its own, and never sent. */
const values = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  password: z.string(),
  confirmation: z.string(),
  /** A mail with a link asks the new user for a password, and none is set here. */
  invited: z.boolean(),
  role_ids: z.array(z.int()),
  is_active: z.boolean(),
  is_staff: z.boolean(),
  is_verified: z.boolean(),
  is_superuser: z.boolean(),
});

export type UserFormValues = z.infer<typeof values>;
type Fault = [field: keyof UserFormValues, text: string | undefined];

/** The form before anything is typed: as the user is, or as a new one begins. */
export function userFormValues(user: User | undefined): UserFormValues {
  return {
    email: user?.email ?? '',
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    password: '',
    confirmation: '',
    invited: false,
    role_ids: user?.roles.map(({ id }) => id) ?? [],
    is_active: user?.is_active ?? true,
    is_staff: user?.is_staff ?? false,
    is_verified: user?.is_verified ?? false,
    is_superuser: user?.is_superuser ?? false,
  };
}

const { email, first_name, last_name } = userInput.shape;

const textOf = (schema: z.ZodType, value: string): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

function newPasswordFaults(given: UserFormValues): Fault[] {
  if (given.invited) return [];
  return [
    ['password', given.password === '' ? passwordTexts.required : undefined],
    ['password', passwordFault(given.password, given.email)],
    ['confirmation', given.password === given.confirmation ? undefined : passwordTexts.mismatch],
  ];
}

function changedPasswordFaults({ password, confirmation, email: address }: UserFormValues): Fault[] {
  return [
    ['confirmation', password === confirmation ? undefined : passwordTexts.mismatch],
    ['password', password === '' ? undefined : passwordFault(password, address)],
  ];
}

/** The first thing that is wrong, in the order of the specification. */
function firstFault(given: UserFormValues, isNew: boolean): Fault | undefined {
  const faults: Fault[] = [
    ['email', textOf(email, given.email)],
    ['first_name', textOf(first_name, given.first_name)],
    ['last_name', textOf(last_name, given.last_name)],
    ...(isNew ? newPasswordFaults(given) : changedPasswordFaults(given)),
  ];
  return faults.find(([, text]) => text !== undefined);
}

/** The values to send: no confirmation, no blank password, and whether it is a superuser only from those who may say so. */
function toInput(given: UserFormValues, maySetSuperuser: boolean): UserInput {
  const { confirmation, invited, password, is_superuser, ...rest } = given;
  return {
    ...rest,
    ...(password === '' || invited ? {} : { password }),
    ...(maySetSuperuser ? { is_superuser } : {}),
  };
}

/** The rules of the form. The first thing wrong is said alone; the server checks the same. */
export function userForm(isNew: boolean, maySetSuperuser: boolean) {
  return values
    .superRefine((given, context) => {
      const [field, message] = firstFault(given, isNew) ?? [];
      if (field !== undefined) context.addIssue({ code: 'custom', path: [field], message });
    })
    .transform((given) => toInput(given, maySetSuperuser));
}
