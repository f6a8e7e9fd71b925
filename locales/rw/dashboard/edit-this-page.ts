export const editThisPage = 'Hindura uru rupapuro';
export const finding = 'Turashaka urupapuro…';
export const nothingToEdit = 'Nta rupapuro mushobora guhindura ruri kuri iyi aderesi.';
export const notFoundOut = 'Ntibyashobotse kumenya urupapuro urwo ari rwo.';
export const allPages = 'Impapuro zose';
export const writtenInSeveralPlaces =
  'Ibigaragara kuri uru rupapuro byanditswe aha hakurikira. Ibyo mwarebaga ni byo bibanza.';
export const mayOpenNone = 'Konti yanyu ntishobora gufungura na hamwe. Musabe uburenganzira umuyobozi wa sisitemu.';
export const otherSentences = 'Imitwe, amazina n’utubuto bizana na porogaramu.';
