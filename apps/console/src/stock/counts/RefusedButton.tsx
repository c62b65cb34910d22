import { Button, type ButtonProps, Tooltip } from "antd";

/** A button that says why it is disabled. */
export function RefusedButton({ refused, ...button }: ButtonProps & { readonly refused: string | undefined }) {
  return (
    <Tooltip title={refused}>
      <Button {...button} disabled={refused !== undefined || button.disabled === true} />
    </Tooltip>
  );
}
