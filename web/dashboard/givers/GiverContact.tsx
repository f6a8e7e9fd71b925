import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/givers.ts';
import { type GiverDetails, giverInput } from '../../../domain/giving/gift.ts';
import { languageWords } from '../../../domain/languages.ts';
import { Email } from '../components/Email.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { LanguageField } from '../form/LanguageField.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { useGivingAgain } from '../pledges/calls.ts';
import { NewLinks } from '../pledges/NewLinks.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { oneGiver, shownName } from './calls.ts';

function ContactForm({ giver }: { giver: GiverDetails }) {
  // Not what has been read since: the fields do not have it.
  const [{ id, name, email, phone, language }, setBegan] = useState(giver);
  const queries = useQueryClient();
  const readAgain = useGivingAgain();
  return (
    <SmallForm
      schema={giverInput}
      startsWith={{ name, email, phone, language }}
      submit={words.save}
      submitting={words.saving}
      failed={words.notSaved}
      keeps
      save={async (body) => {
        const changed = await request('PUT /givers/{id}/', {
          parameters: { id },
          body: { ...body, seen: { name, email, phone, language } },
        });
        setBegan(changed);
        toast.success(words.saved);
        queries.setQueryData(oneGiver(id).queryKey, changed);
        await readAgain();
      }}
    >
      {(control) => (
        <>
          <TextField control={control} name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
          <TextField control={control} name="email" label={words.email} type="email" autoComplete="off" />
          <TextField control={control} name="phone" label={words.phone} inputMode="tel" autoComplete="off" />
          <LanguageField control={control} name="language" hint={words.languageHint} />
        </>
      )}
    </SmallForm>
  );
}

/** The name and the contact of a giver, to be changed by those who may. */
export function GiverContact({ giver }: { giver: GiverDetails }) {
  const mayEdit = useMay('pledges.edit');
  return (
    <FormSection title={words.contact}>
      {mayEdit ? (
        <>
          <ContactForm giver={giver} />
          <div className="grid gap-1.5 border-t border-line pt-4">
            <p className="text-sm text-muted">{words.linksHint}</p>
            <NewLinks
              texts={{
                action: words.endLinks,
                question: words.endLinksQuestion,
                detail: words.endLinksDetail,
                yes: words.yesEndLinks,
                no: words.no,
                done: words.linksEnded,
              }}
              make={() => request('POST /givers/{id}/new-links/', { parameters: { id: giver.id } })}
            />
          </div>
        </>
      ) : (
        <Facts>
          <Fact name={words.name}>{shownName(giver)}</Fact>
          <Fact name={words.email}>{giver.email === '' ? words.notGiven : <Email address={giver.email} />}</Fact>
          <Fact name={words.phone}>{giver.phone || words.notGiven}</Fact>
          <Fact name={words.language}>{languageWords[giver.language].name}</Fact>
        </Facts>
      )}
    </FormSection>
  );
}
