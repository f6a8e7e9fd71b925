/** A picture of more pixels is refused from its header, before memory is spent on it. */
export const MAX_PIXELS = 40_000_000;

/** An animation of more frames is refused; of the others the first frame is stored. */
export const MAX_FRAMES = 500;
