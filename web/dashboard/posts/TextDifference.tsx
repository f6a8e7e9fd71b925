import { diffWords } from 'diff';
import { useMemo } from 'react';

interface TextDifferenceProps {
  name: string;
  /** As it is now. */
  now: string;
  /** As it was then. */
  then: string;
}

/** One text as it was, word by word against what it is now. */
export function TextDifference({ name, now, then }: TextDifferenceProps) {
  const parts = useMemo(() => diffWords(now, then), [now, then]);
  const isSame = parts.every(({ added, removed }) => !added && !removed);
  return (
    <section className="grid gap-1.5">
      <h3 className="font-semibold">{name}</h3>
      {isSame ? <p className="text-muted">The same as now.</p> : null}
      <p className="max-h-96 overflow-y-auto break-words whitespace-pre-line">
        {isSame
          ? null
          : parts.map(({ value, added, removed }, index) => {
              const key = `${index} ${value}`;
              if (added) return <Marked key={key} as="ins" says="would come back" words={value} />;
              if (removed) return <Marked key={key} as="del" says="would go" words={value} />;
              return <span key={key}>{value}</span>;
            })}
      </p>
    </section>
  );
}

const looks = {
  ins: 'bg-success-surface text-success underline decoration-2',
  del: 'bg-danger-surface text-danger line-through',
};

/** Words that differ, for the eye by colour and line, for the ear in words. */
function Marked({ as: Tag, says, words }: { as: 'ins' | 'del'; says: string; words: string }) {
  return (
    <Tag className={looks[Tag]}>
      <span className="sr-only">[{says}: </span>
      {words}
      <span className="sr-only">]</span>
    </Tag>
  );
}
