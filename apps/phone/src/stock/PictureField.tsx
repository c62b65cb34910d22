import { useEffect, useState } from "react";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { reduced } from "./pictures.ts";

interface PictureFieldProps {
  readonly value: Blob | undefined;
  readonly onChange: (picture: Blob | undefined) => void;
}

/** A picture from the camera, or from the phone where the browser opens none, made small at once. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const t = usePhrases("round");
  const [isUnreadable, setUnreadable] = useState(false);
  const address = useAddress(value);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(await reduced(file));
      setUnreadable(false);
    } catch {
      onChange(undefined);
      setUnreadable(true);
    }
  };
  return (
    <div className="round-picture">
      {address === undefined ? null : <img src={address} alt={t.round.photo} />}
      <label className="button">
        {t.round.take}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {isUnreadable ? <p role="alert">{t.round.unreadable}</p> : null}
    </div>
  );
}

/** An address under which the page shows a picture, for as long as it shows it. */
function useAddress(picture: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (picture === undefined) return setAddress(undefined);
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
