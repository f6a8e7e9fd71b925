import { type StaffTeamMember, teamMemberInput } from '../../../domain/team-member.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { AboutForm, type OpenedForm } from '../about/AboutForm.tsx';
import { useNextPosition } from '../about/next-position.ts';
import { NumberField } from '../form/NumberField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { team } from './team.ts';

const fields = { name: 'Name', role: 'Role', text: 'Text', media_id: 'Photograph', position: 'Position' } as const;

const valuesOf = ({ name, role, text, picture, position }: StaffTeamMember) => ({
  name,
  role,
  text,
  media_id: picture?.id ?? null,
  position,
});

/** Adds a person to the team, or changes what is said of them. */
export function TeamMemberForm({ thing, ...opened }: OpenedForm<StaffTeamMember>) {
  const position = useNextPosition(team);
  const empty = { name: '', role: '', text: '', media_id: null, position };
  return (
    <AboutForm
      {...opened}
      kind={team}
      thing={thing}
      schema={teamMemberInput}
      startsWith={thing ? valuesOf(thing) : empty}
      valuesOf={valuesOf}
      fields={fields}
    >
      {(control) => (
        <>
          <TextField control={control} name="name" label={fields.name} autoComplete="off" />
          <TextField control={control} name="role" label={fields.role} autoComplete="off" />
          <TextAreaField control={control} name="text" label={fields.text} rows={4} />
          <PictureField
            control={control}
            name="media_id"
            label={fields.media_id}
            hint="Shown in a circle: the face should be near the middle."
            rule={uploadRules.picture}
            present={thing?.picture ?? null}
          />
          <NumberField
            control={control}
            name="position"
            label={fields.position}
            hint="The smallest number comes first."
            min={0}
          />
        </>
      )}
    </AboutForm>
  );
}
