import { staffStates } from './staff/states.ts';
import { checkStates } from './visit.ts';

checkStates(staffStates);
