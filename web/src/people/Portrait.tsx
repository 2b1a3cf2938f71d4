import { Badge } from "../look/Badge";
import { type PieceColour, pieceFill } from "../look/pieces";
import { FaceDrawing } from "./FaceDrawing";
import { useCharacter } from "./known";
import "./face.css";

interface PortraitProps {
  /** The bot that sits there, if one does. */
  bot: string | null;
  colour: PieceColour;
  size?: number;
}

/** A player as they are seen everywhere: a character's face with its colour and shape, or these alone. */
export function Portrait({ bot, colour, size = 28 }: PortraitProps) {
  const character = useCharacter(bot);
  if (!character) return <Badge colour={colour} size={size} />;
  return (
    <span class="portrait" style={{ "--piece": pieceFill(colour) }}>
      <FaceDrawing face={character.face} size={size} />
      <Badge colour={colour} size={14} part="portrait-badge" />
    </span>
  );
}
