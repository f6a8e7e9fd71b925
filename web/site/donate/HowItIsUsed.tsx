import { Edge } from '../../ui/imigongo/Edge.tsx';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { pictures } from '../home/pictures.ts';

interface Use {
  title: string;
  text: string;
  picture: PictureSource;
}

const uses: readonly Use[] = [
  {
    title: 'Savings groups formation',
    text: 'Fifteen to thirty neighbours find each other, agree on their rules and get what a group needs to begin.',
    picture: pictures.savingGroups,
  },
  {
    title: 'Workshops and seminars',
    text: 'Entrepreneurship, gender equality and sustainable farming, taught where the groups live.',
    picture: pictures.meeting,
  },
  {
    title: 'Emergency support',
    text: 'An illness or a lost harvest should not cost a family its savings.',
    picture: pictures.support,
  },
  {
    title: 'Financial literacy training',
    text: 'Counting, saving, borrowing and paying back: what every member needs before the first loan.',
    picture: pictures.training,
  },
];

/** Where the money goes. */
export function HowItIsUsed() {
  return (
    <>
      <Edge from="surface" to="ink" line="ochre" />
      <section aria-labelledby="uses-title" data-theme="dark" className="section-space bg-ink">
        <div className="page-width">
          <h2 id="uses-title" className="max-w-[16ch] text-title">
            How donations are used
          </h2>
          <ol className="uses">
            {uses.map(({ title, text, picture }) => (
              <li key={title} className="use">
                <div className="use-picture">
                  <Picture
                    picture={picture}
                    sizes="(min-width: 48rem) 14rem, 38vw"
                    className="size-full object-cover"
                  />
                </div>
                <div>
                  <h3 className="text-call text-heading">{title}</h3>
                  <p className="mt-3 max-w-[36ch] text-lead">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ActionLink href="#form" look="call" className="mt-14">
            Tell us how you would like to give
          </ActionLink>
        </div>
      </section>
    </>
  );
}
