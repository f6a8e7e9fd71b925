import * as words from '#locale/pledge.ts';
import * as replies from '#locale/replies.ts';
import { itemsOf } from '../../list-reply.ts';
import type { FormCall } from '../../request.ts';
import { NotFoundArt } from '../../ui/imigongo/NotFoundArt.tsx';
import { addresses, here } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { WholePageMessage } from '../components/WholePageMessage.tsx';
import { answerForm } from '../forms/answer-form.ts';
import type { LoadContext, PageProps } from '../page.ts';
import { definePage, NotFound, orNotFound } from '../render.tsx';
import { CHANGE, changes } from './PledgeChanges.tsx';
import { PledgeFound } from './PledgeFound.tsx';
import { requestPlan } from './request-plan.ts';

/** The address of the page holds the secret: it is named nowhere. */
const head = {
  description: words.whatYouPledged,
  canonical: addresses.donate,
  isHidden: true,
  isSecret: true,
};

/** The page for a link that leads to no pledge. */
const missingPledge = {
  head: { ...head, title: words.notFound },
  element: (
    <WholePageMessage
      title={words.notFound}
      art={<NotFoundArt />}
      actions={
        <>
          <ActionLink href={addresses.donate}>{words.backToDonate}</ActionLink>
          <TextLink href={addresses.contact}>{words.writeToUs}</TextLink>
        </>
      }
    >
      <p>{replies.pledgeLinkInvalid}</p>
    </WholePageMessage>
  ),
};

async function load({ request, parameters: { token = '' }, section }: LoadContext) {
  const [pledge, ways] = await Promise.all([
    section(
      orNotFound(request('GET /own-pledges/{token}/', { parameters: { token } }), missingPledge),
      words.failedToLoad,
    ),
    section(request('GET /payment-ways/').then(itemsOf), words.failedToLoad),
  ]);
  return { token, pledge, ways };
}

type PledgeData = Awaited<ReturnType<typeof load>>;

function PledgePage({ data: { token, pledge, ways }, publicUrl, posted }: PageProps<PledgeData>) {
  const address = addresses.pledge(token);
  const failed = [pledge, ways].find((one) => one.state === 'failed');
  if (pledge.state === 'failed' || ways.state === 'failed') {
    return (
      <div className="page-width section-space">
        <SectionFailed text={failed?.state === 'failed' ? failed.message : ''} page={address} />
      </div>
    );
  }
  return (
    <PledgeFound
      token={token}
      pledge={pledge.data}
      ways={ways.data}
      address={address}
      url={`${publicUrl}${address}`}
      posted={posted}
    />
  );
}

/** A button on its own, by its call. */
const pressed = (call: FormCall) => (token: string) => ({
  call,
  parameters: { token },
  rules: {},
  failed: words.failedToLoad,
});

const plans = {
  [changes.cancel]: pressed('POST /own-pledges/{token}/cancel/'),
  [changes.reopen]: pressed('POST /own-pledges/{token}/reopen/'),
  [changes.receipt]: pressed('POST /own-pledges/{token}/receipt/'),
  [changes.request]: requestPlan,
};

/** A pledge by the secret link of its giver, as it stands now. */
export const pledgePage = definePage<PledgeData>({
  address: here('/pledge/{token}'),
  isPersonal: true,
  load,
  async post({ request, parameters: { token = '' } }, fields) {
    const change = Object.values(changes).find((one) => one === fields.get(CHANGE));
    if (change === undefined) throw new NotFound(missingPledge);
    return { ...(await answerForm(plans[change](token), request, fields)), form: change };
  },
  head: () => ({ ...head, title: words.yourPledge }),
  Page: PledgePage,
});
