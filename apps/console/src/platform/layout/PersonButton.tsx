import { UserOutlined } from "@ant-design/icons";
import { Button, Dropdown, type MenuProps } from "antd";
import { usePhrases } from "../phrases/usePhrases.ts";
import { sessionCustomData, sessionUser } from "../session/session.ts";

interface PersonButtonProps {
  readonly items: NonNullable<MenuProps["items"]>;
  /** Keys of what is chosen, e.g. the skin. */
  readonly marked?: readonly string[];
  /** The picture alone. */
  readonly small?: boolean;
}

/** Who is logged in, with the menu of the account. */
export function PersonButton({ items, marked = [], small = false }: PersonButtonProps) {
  const words = usePhrases().common.layout;
  const logo = sessionCustomData()?.merchantLogo ?? null;
  return (
    <Dropdown
      trigger={["click"]}
      classNames={{ root: "shell-person-menu" }}
      menu={{ items, selectedKeys: [...marked] }}
    >
      <Button type="text" className="shell-person" title={words.account} aria-label={small ? words.account : undefined}>
        {logo === null ? (
          <UserOutlined className="shell-person-picture" />
        ) : (
          <img className="shell-person-logo" src={logo} alt="" />
        )}
        {!small && (
          <span className="shell-person-name">
            <b>{sessionUser()?.accountname}</b>
            <small>{sessionCustomData()?.merchantName}</small>
          </span>
        )}
      </Button>
    </Dropdown>
  );
}
