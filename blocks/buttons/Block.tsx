import { ButtonLinks } from '../../web/site/components/ButtonLinks.tsx';
import type { Draw } from '../draw.tsx';
import type { buttonsAlone } from './fields.ts';

export const drawButtons: Draw<typeof buttonsAlone> = ({ text, buttons }, { lang }) =>
  text === '' && buttons.length === 0 ? null : (
    <div className="page-width page-block-text">
      {text ? (
        <p lang={lang('text')} className="max-w-reading whitespace-pre-line text-lead">
          {text}
        </p>
      ) : null}
      <div className={text ? '' : '-mt-8'}>
        <ButtonLinks buttons={buttons} lang={lang} />
      </div>
    </div>
  );
