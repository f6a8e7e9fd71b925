import { Question } from '../components/Question.tsx';

interface LeaveQuestionProps {
  open: boolean;
  onStay(): void;
  onLeave(): void;
}

/** Asks before what was typed is thrown away. */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Question
      open={open}
      title="Discard your changes?"
      detail="What you have typed has not been saved."
      no="Keep editing"
      yes="Discard"
      onNo={onStay}
      onYes={onLeave}
    />
  );
}
